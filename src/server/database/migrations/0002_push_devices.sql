CREATE TABLE "push_devices" (
	"public_id" text NOT NULL,
	"fid" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_devices_public_id_fid_pk" PRIMARY KEY("public_id","fid")
);
--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_public_id_exchanges_public_id_fk" FOREIGN KEY ("public_id") REFERENCES "public"."exchanges"("public_id") ON DELETE no action ON UPDATE no action;