export function postgresBinaries(): string | null
