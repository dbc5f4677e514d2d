CREATE TABLE "legal_holds" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"staff" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"released_at" timestamp (3) with time zone,
	"released_by" text,
	"release_reason" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "legal_holds_once" ON "legal_holds" USING btree ("kind","key") WHERE "legal_holds"."released_at" is null;--> statement-breakpoint
CREATE INDEX "legal_holds_created" ON "legal_holds" USING btree ("created_at");