CREATE TABLE "exchange_transfers" (
	"public_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exchange_transfers_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "owner_secret_hash" text;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "rate_jti" text;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "claimed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exchange_transfers" ADD CONSTRAINT "exchange_transfers_public_id_exchanges_public_id_fk" FOREIGN KEY ("public_id") REFERENCES "public"."exchanges"("public_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exchange_transfers_expired" ON "exchange_transfers" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_rate_jti_unique" UNIQUE("rate_jti");