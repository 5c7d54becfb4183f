-- What a person has set in one server for slow games: `body` is JSON (`OwnSettings`). Quiet hours stood in `notify`, one
-- setting with those of calls; its columns stay for programs of the release before.
CREATE TABLE own_settings (
    guild BIGINT NOT NULL,
    person BIGINT NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (guild, person)
);
CREATE INDEX own_settings_by_person ON own_settings (person, guild);
INSERT INTO own_settings (guild, person, body)
SELECT guild, person, '{"quiet":[' || quiet_from || ',' || quiet_to || '],"zone":"' || zone || '"}'
FROM notify WHERE quiet_from IS NOT NULL AND quiet_to IS NOT NULL;
