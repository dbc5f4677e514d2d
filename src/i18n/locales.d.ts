export declare const LOCALES: readonly ['en', 'de', 'vi', 'es', 'pt', 'ru', 'ja', 'cn', 'id', 'fr']
export declare const DEFAULT_LOCALE: 'en'
