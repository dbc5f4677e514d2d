CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"rating" integer NOT NULL,
	"name" text,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reviews_public_id_unique" UNIQUE("public_id")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_public_id_exchanges_public_id_fk" FOREIGN KEY ("public_id") REFERENCES "public"."exchanges"("public_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("state","created_at");