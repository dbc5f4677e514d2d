export const OPERATOR_KEY_HEADER = 'x-operator-key'
