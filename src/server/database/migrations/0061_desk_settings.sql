CREATE TABLE "desk_settings" (
	"version" integer PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"staff" text NOT NULL,
	"reason" text NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION desk_settings_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'desk_settings is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER desk_settings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "desk_settings" FOR EACH STATEMENT EXECUTE FUNCTION desk_settings_refuse();
