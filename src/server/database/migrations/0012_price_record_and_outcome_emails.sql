CREATE TABLE "exchange_emails" (
	"public_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "price_record" jsonb;--> statement-breakpoint
ALTER TABLE "exchange_emails" ADD CONSTRAINT "exchange_emails_public_id_exchanges_public_id_fk" FOREIGN KEY ("public_id") REFERENCES "public"."exchanges"("public_id") ON DELETE no action ON UPDATE no action;