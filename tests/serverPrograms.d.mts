export function versionOf(program: string): string | null
export function postgresBinaries(debian?: string): string
export function redisBinary(): string
export declare function hasNginx(): boolean
