export declare function textKeysUsed(source: string): { written: string; pattern: RegExp }[]
