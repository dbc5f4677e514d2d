const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark)

export const TABLE = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"'
export const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** Inside double quotes. */
export const MONO = "font-family:ui-monospace,Menlo,Consolas,'Courier New',monospace"
/** Of cells that are drawn, not written: else a client gives them the height of a line. */
export const DRAWN = 'font-size:0;line-height:0;mso-line-height-rule:exactly'
