export function versionOf(program: string): string | null
export function postgresBinaries(debian?: string, npm?: string): string
export declare function hasPostgres(): boolean
export declare function hasRedis(): boolean
export function redisBinary(): string
export declare function hasNginx(): boolean
export declare function hasOpenssl(): boolean
export declare function hasPrometheus(): boolean
export declare function hasLynx(): boolean
