export declare function typographyRules(lng: string): { pattern: RegExp; fault: string }[]
