export declare function printedCommands(root: string): string[]
export declare function documentFiles(root: string): string[]
export declare function commandsIn(text: string): string[]
export declare function withSettings(command: string): { settings: Record<string, string>; rest: string }
export declare function nameOf(command: string): string
export declare const COMMANDS: Record<string, { how: string } | { why: string }>
