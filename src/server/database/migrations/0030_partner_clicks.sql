CREATE TABLE "partner_clicks" (
	"code" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"country" text NOT NULL,
	"sub_id" text NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "partner_clicks_code_at_country_sub_id_pk" PRIMARY KEY("code","at","country","sub_id")
);
--> statement-breakpoint
ALTER TABLE "partner_clicks" ADD CONSTRAINT "partner_clicks_code_partner_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."partner_codes"("code") ON DELETE no action ON UPDATE no action;