type Texts = Record<string, unknown>
export declare function flatten(texts: Texts): Texts
export declare function neededKeys(english: Texts, lng: string): string[]
export declare function textFaults(text: unknown): string[]
export declare function translationFaults(english: Texts, other: Texts, lng: string): string[]
