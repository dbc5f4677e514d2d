// @ts-check
import { sentryDsn, telemetryAddress } from './addressTypes.js'
import { identifier, shaped, share } from './valueTypes.js'
import { secretVariable, serverVariable } from './variable.js'

/** By the names of https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/ where there are any. */
export const telemetryVariables = {
  otlpEndpoint: serverVariable('OTEL_EXPORTER_OTLP_ENDPOINT', {
    type: telemetryAddress,
    description: 'collector of traces, OTLP over HTTP; empty: nothing is traced, nor loaded for it',
    example: 'http://127.0.0.1:4318',
  }),
  otlpHeaders: secretVariable('OTEL_EXPORTER_OTLP_HEADERS', {
    type: shaped(
      /^[\w-]+=[^,\s]+(?:,[\w-]+=[^,\s]+)*$/,
      'headers like authorization=Bearer%20key, separated by commas',
    ),
    description: 'headers of each call to it, such as a key',
    example: 'x-api-key=key',
  }),
  otelServiceName: serverVariable('OTEL_SERVICE_NAME', {
    type: identifier,
    fallback: 'halyard',
    description: 'name of this site in traces',
    example: 'exchange',
  }),
  otelSampledShare: serverVariable('OTEL_TRACES_SAMPLER_ARG', {
    type: share,
    fallback: '1',
    description: 'share of the traces begun here that are sent, 0 to 1; one begun elsewhere decides itself',
    example: '0.1',
  }),
  sentryServerDsn: secretVariable('SENTRY_SERVER_DSN', {
    type: sentryDsn,
    description: 'where failures of the server are reported; empty: nowhere but the log',
    example: 'https://key@sentry.example.com/2',
  }),
}
