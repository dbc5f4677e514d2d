export declare function readmeCommands(text: string): string[]
export declare function withSettings(command: string): { settings: Record<string, string>; rest: string }
export declare function nameOf(command: string): string
export declare const COMMANDS: Record<string, { how: string } | { why: string }>
