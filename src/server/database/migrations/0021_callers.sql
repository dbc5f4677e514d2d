CREATE TABLE "callers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "callers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"ip" text NOT NULL,
	"call" text NOT NULL,
	"status" integer NOT NULL,
	"subject" text,
	"trace_id" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "callers_at" ON "callers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "callers_ip" ON "callers" USING btree ("ip");--> statement-breakpoint
CREATE INDEX "callers_subject" ON "callers" USING btree ("subject");