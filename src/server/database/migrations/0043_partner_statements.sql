CREATE TABLE "partner_statements" (
	"partner_id" text NOT NULL,
	"month" text NOT NULL,
	"through_id" bigint NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "partner_statements_partner_id_month_pk" PRIMARY KEY("partner_id","month")
);
--> statement-breakpoint
ALTER TABLE "partner_statements" ADD CONSTRAINT "partner_statements_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;