CREATE TABLE "payout_stops" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"payout_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_stops_payout_id_unique" UNIQUE("payout_id")
);
--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "payout_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payout_stops" ADD CONSTRAINT "payout_stops_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE cascade ON UPDATE no action;