/** Tells Google's tags, whichever of the two the operator has set up; they read what lies here already when they come. */
export const tellDataLayer = (event: Record<string, string>) => void (window.dataLayer ??= []).push(event)
