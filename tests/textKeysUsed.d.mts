import type ts from 'typescript'

export declare function textKeysUsed(source: string, file?: string): { written: string; pattern: RegExp }[]
export declare function callsIn(tree: ts.SourceFile): { name: string; first: ts.Node | undefined }[]
export declare function literalsIn(node: ts.Node | undefined): string[]
