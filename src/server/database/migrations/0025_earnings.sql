CREATE TABLE "earnings" (
	"public_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"unit" text,
	"amount" numeric,
	"value_btc" numeric,
	"evidence" jsonb,
	"reason" text,
	"adjustments" integer DEFAULT 0 NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- What orders earned before it was recorded is not known.
INSERT INTO "earnings" ("public_id", "provider", "kind", "state", "reason", "at", "updated_at")
  SELECT "public_id", "provider", 'none', 'estimated', 'not_recorded', "updated_at", "updated_at" FROM "exchanges" WHERE "status" = 'finished'
  ON CONFLICT DO NOTHING;
