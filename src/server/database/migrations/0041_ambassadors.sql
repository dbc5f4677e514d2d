CREATE TABLE "ambassador_tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"ambassador_id" text NOT NULL,
	"title" text NOT NULL,
	"what" text NOT NULL,
	"reward_btc" numeric NOT NULL,
	"state" text NOT NULL,
	"report" text NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ambassadors" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"state" text NOT NULL,
	"languages" text NOT NULL,
	"work" text NOT NULL,
	"links" text NOT NULL,
	"text" text NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	"budget_btc" numeric NOT NULL,
	CONSTRAINT "ambassadors_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
ALTER TABLE "ambassador_tasks" ADD CONSTRAINT "ambassador_tasks_ambassador_id_ambassadors_id_fk" FOREIGN KEY ("ambassador_id") REFERENCES "public"."ambassadors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ambassadors" ADD CONSTRAINT "ambassadors_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ambassador_tasks_of" ON "ambassador_tasks" USING btree ("ambassador_id","created_at");--> statement-breakpoint
CREATE INDEX "ambassadors_in_state" ON "ambassadors" USING btree ("state","applied_at");