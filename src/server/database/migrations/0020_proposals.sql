CREATE TABLE "desk_proposals" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"body" jsonb NOT NULL,
	"staff_id" text NOT NULL,
	"staff" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "desk_proposals_open" ON "desk_proposals" USING btree ("kind","subject") WHERE "desk_proposals"."outcome" is null;--> statement-breakpoint
CREATE INDEX "desk_proposals_of" ON "desk_proposals" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "desk_proposals_created" ON "desk_proposals" USING btree ("created_at");