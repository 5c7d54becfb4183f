"""A PostgreSQL of the tests' own, from Debian's binaries: one for each worker, on a socket in a temporary folder."""

import os
import pwd
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import psycopg

from storage.engines.postgres.connection import connect
from storage.engines.postgres.engine import migrate

REQUIRED = "BONEYARD_REQUIRE_POSTGRES"  # where it is 1, a test that needs a server fails without one
GUARDED = "guarded"  # a role that a test may make: it needs its password, all others need none
_USER, _TEMPLATE = "boneyard", "template_boneyard"
_QUICK = "-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c autovacuum_naptime=1d"
_OURS = "-c listen_addresses= -c max_connections=60"
_END_OTHERS = """
SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_get_activity(NULL)
WHERE datid = (SELECT oid FROM pg_database WHERE datname = current_database()) AND pid <> pg_backend_pid()
"""
# All that a test may change but rows: each thing that is made depends on something, and a change of it is a new row.
_SHAPE = """SELECT
    (SELECT (count(*), max(xmin::text::bigint))::text FROM pg_attribute WHERE attrelid > 16383),
    (SELECT (count(*), max(xmin::text::bigint))::text FROM pg_depend WHERE objid > 16383),
    (SELECT (count(*), count(reloptions), count(relacl), max(reltablespace))::text FROM pg_class WHERE oid > 16383),
    (SELECT (datconnlimit, datacl)::text FROM pg_database WHERE datname = current_database()),
    (SELECT array_agg(nspname)::text FROM pg_namespace WHERE nspname !~ '^pg_'),
    (SELECT count(*) FROM pg_db_role_setting), (SELECT schema FROM boneyard)
"""
_FILLED = """
SELECT string_agg(oid::regclass::text, ', ') FROM pg_class
WHERE relkind = 'r' AND oid > 16383 AND relname <> 'boneyard' AND pg_relation_size(oid) > 0
"""
_COUNT_ANEW = """
SELECT setval(seqrelid::regclass, seqstart, false) FROM pg_sequence WHERE pg_sequence_last_value(seqrelid) IS NOT NULL
"""


def binaries() -> Path | None:
    """Return the folder of the newest server's programs; None if there is none."""
    paths = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if paths:
        return paths[-1].parent
    program = shutil.which("initdb")
    return Path(program).parent if program else None


class PostgresServer:
    """A server that is started now, with a database that has the schema, to be copied for each test.

    It is quick, and loses what it was told when the machine stops, unless it is asked to be `durable`. `environment` is
    added to the one of its programs.
    """

    def __init__(
        self, programs: Path, folder: Path, *, durable: bool = False, environment: Mapping[str, str] | None = None
    ) -> None:
        self._programs, self._folder, self._made = programs, folder, 0
        self._free: list[str] = []  # databases as they were made
        self._environment = {**os.environ, **(environment or {})}
        self._owner = pwd.getpwnam("postgres") if os.geteuid() == 0 else None  # it refuses to run as root
        if self._owner is not None:
            os.chown(folder, self._owner.pw_uid, self._owner.pw_gid)
        data = str(folder / "data")
        self._run("initdb", "-D", data, "-U", _USER, "-A", "trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        rules = folder / "data" / "pg_hba.conf"
        rules.write_text(f"local all {GUARDED} scram-sha-256\n{rules.read_text()}")
        self._options = f"{'' if durable else _QUICK} {_OURS} -k {folder}"
        self.start()
        self._ask(f"CREATE DATABASE {_TEMPLATE}")
        db = connect(self.dsn(_TEMPLATE))
        # Copying the files takes half the time of writing them through the log, as newer servers do.
        self._strategy = " STRATEGY file_copy" if db.link.info.server_version >= 150000 else ""
        migrate(db)
        self._shape = db.link.execute(_SHAPE).fetchall()
        (self._fleet,) = db.link.execute("SELECT * FROM fleet").fetchall()
        db.close()

    @property
    def process(self) -> int:
        """The number of the server's first process, of which all others are children."""
        return int((self._folder / "data" / "postmaster.pid").read_text().split()[0])

    def dsn(self, database: str) -> str:
        """Return the address of a database."""
        return f"postgresql://{_USER}@/{database}?host={self._folder}"

    def fresh(self, *, empty: bool = False) -> str:
        """Return the address of a database with the schema or without anything, which is made if none is free."""
        if self._free and not empty:
            return self._free.pop()
        self._made += 1
        name = f"test_{self._made}"
        self._ask(f"CREATE DATABASE {name} TEMPLATE {'template0' if empty else _TEMPLATE}{self._strategy}")
        return self.dsn(name)

    def drop(self, dsn: str) -> None:
        """Delete a database that `fresh` has made."""
        self._ask(f"DROP DATABASE {dsn.split('/')[3].split('?')[0]} WITH (FORCE)")

    def take_back(self, dsn: str) -> None:
        """Empty a database for the next one who asks; delete it if more than rows was changed."""
        with psycopg.connect(dsn, autocommit=True, options="-c statement_timeout=60s") as link:
            link.execute(_END_OTHERS)
            unchanged = link.execute(_SHAPE).fetchall() == self._shape
            if unchanged:
                link.execute(f"TRUNCATE {link.execute(_FILLED).fetchone()[0]} CASCADE".encode())
                link.execute(f"INSERT INTO fleet VALUES ({', '.join(['%s'] * len(self._fleet))})".encode(), self._fleet)
                link.execute(_COUNT_ANEW)
        if unchanged:
            self._free.append(dsn)
        else:
            self.drop(dsn)

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        self._control("-o", self._options, "-l", str(self._folder / "log"), "start")

    def stop(self) -> None:
        """End the server at once, as a crash does."""
        self._control("-m", "immediate", "stop")

    def _control(self, *arguments: str) -> None:
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-w", *arguments)

    def _ask(self, sql: str) -> None:
        with psycopg.connect(self.dsn("postgres"), autocommit=True, options="-c statement_timeout=60s") as link:
            link.execute(sql.encode())

    def _run(self, program: str, *arguments: str) -> None:
        owner = {} if self._owner is None else {"user": self._owner.pw_uid, "group": self._owner.pw_gid}
        subprocess.run(
            [self._programs / program, *arguments],
            check=True,
            cwd=self._folder,
            env=self._environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **owner,
        )
