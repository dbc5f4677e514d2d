CREATE TABLE "contact_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"staff" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"staff" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "desk_audit_previous_hash_unique" UNIQUE("previous_hash"),
	CONSTRAINT "desk_audit_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_reference_contact_messages_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."contact_messages"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_replies_of" ON "contact_replies" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "desk_audit_of" ON "desk_audit" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "exchanges_created" ON "exchanges" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "exchanges_address_from" ON "exchanges" USING hash ("address_from");--> statement-breakpoint
CREATE INDEX "exchanges_address_to" ON "exchanges" USING hash ("address_to");--> statement-breakpoint
CREATE INDEX "exchanges_tx_from" ON "exchanges" USING hash ("tx_from") WHERE "exchanges"."tx_from" is not null;--> statement-breakpoint
CREATE INDEX "exchanges_tx_to" ON "exchanges" USING hash ("tx_to") WHERE "exchanges"."tx_to" is not null;--> statement-breakpoint
CREATE INDEX "exchanges_unreg_email" ON "exchanges" USING hash ("unreg_email") WHERE "exchanges"."unreg_email" is not null;--> statement-breakpoint
CREATE FUNCTION desk_audit_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'desk_audit is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER desk_audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "desk_audit" FOR EACH STATEMENT EXECUTE FUNCTION desk_audit_refuse();
