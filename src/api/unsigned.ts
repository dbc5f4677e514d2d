import type { AxiosRequestConfig } from 'axios'

/** Marks a call that is neither signed nor repeated: the refresh of the tokens, and what is already a repetition. */
export const unsigned = (config: AxiosRequestConfig): AxiosRequestConfig =>
  ({ ...config, isUnsigned: true }) as AxiosRequestConfig

export const isUnsigned = (config: AxiosRequestConfig) => 'isUnsigned' in config
