CREATE TABLE "status_hours" (
	"part" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"measured" bigint NOT NULL,
	"up" bigint NOT NULL,
	CONSTRAINT "status_hours_part_hour_pk" PRIMARY KEY("part","hour")
);
--> statement-breakpoint
CREATE INDEX "earnings_at" ON "earnings" USING btree ("at");--> statement-breakpoint
CREATE INDEX "journal_entries_at" ON "journal_entries" USING btree ("at");