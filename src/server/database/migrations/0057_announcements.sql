CREATE TABLE "announcements" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"texts" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"pages" jsonb,
	"is_dismissible" boolean NOT NULL,
	"stops_orders" boolean NOT NULL,
	"staff" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text
);
--> statement-breakpoint
CREATE INDEX "announcements_open" ON "announcements" USING btree ("ends_at") WHERE "announcements"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "announcements_created" ON "announcements" USING btree ("created_at");