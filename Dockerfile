# The bot as an image: `docker compose up` with compose.yaml, or docs/hosting/installing.md.
# Both stages have the same Python, for which everything was tested.
FROM python:3.11-slim-bookworm AS build

WORKDIR /src
COPY LICENSE README.md constraints.txt pyproject.toml ./
COPY bot ./bot
COPY rendering ./rendering
COPY storage ./storage

# For `boneyard --version`: docker build --build-arg COMMIT=$(git rev-parse HEAD), since the image has no .git.
ARG COMMIT=""
RUN echo "$COMMIT" > bot/commit

# docker build --build-arg FONTS=yes: names in other scripts in pictures, Kanji and Hangul among them (45 MB more).
ARG FONTS=""

# An environment without pip; of babel's 33 MB only the languages that the bot speaks.
RUN python3 -m venv --without-pip /opt/boneyard \
 && PIP_CONSTRAINT=constraints.txt python3 -m pip --python /opt/boneyard/bin/python install --no-cache-dir ".[metrics,postgres${FONTS:+,fonts}]" \
 && find /opt/boneyard -path '*/babel/locale-data/*' ! -name 'root.dat' ! -name 'en*.dat' ! -name 'fi*.dat' ! -name 'sv*.dat' \
        ! -name 'de*.dat' ! -name 'nl*.dat' ! -name 'hu*.dat' -type f -delete

FROM python:3.11-slim-bookworm

COPY --from=build /opt/boneyard /opt/boneyard
ARG FONTS=""
RUN if [ -n "$FONTS" ]; then apt-get update && apt-get install --yes --no-install-recommends libfribidi0 fonts-noto-cjk \
 && rm -rf /var/lib/apt/lists/* /usr/share/fonts/opentype/noto/NotoSerifCJK*; fi
# The folder of the database, for the user that the bot is.
RUN install -d -m 0700 -o 10001 -g 10001 /data

ENV PATH=/opt/boneyard/bin:$PATH \
    HOME=/tmp \
    BONEYARD_DATA=/data
USER 10001:10001
VOLUME /data
WORKDIR /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=60s --timeout=20s --start-period=300s --retries=3 CMD ["boneyard", "status"]
ENTRYPOINT ["boneyard"]
CMD ["run"]
