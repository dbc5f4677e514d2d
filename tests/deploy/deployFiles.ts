import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { variables } from '@/config/environment/schema'

export const ROOT = join(import.meta.dirname, '../..')
export const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')

type Service = {
  image: string
  environment?: Record<string, string>
  build?: { context: string; dockerfile: string }
  healthcheck: { test: string[] }
  ports?: string[]
  volumes?: string[]
  command?: string[]
  tmpfs?: string[]
  stop_grace_period?: string
  secrets?: string[]
  profiles?: string[]
  networks?: string[] | Record<string, object>
}
type Network = { ipam?: { config: { gateway: string }[] } }
export type Compose = {
  services: Record<string, Service>
  volumes: object
  networks: Record<string, Network>
  secrets: Record<string, { file: string }>
}
export const compose = parse(textOf('deploy/compose.yaml'), { merge: true }) as Compose

export type KubernetesObject = { apiVersion: string; kind: string; metadata: { name: string } }
export const kubernetes = ['kubernetes', 'kubernetes-secret', 'kubernetes-ingress'].flatMap((name) =>
  parseAllDocuments(textOf(`deploy/${name}.yaml`)).map((document) => document.toJS() as KubernetesObject),
)

/** Of the Gateway API, whose schemas are the cluster's. */
export const gatewayObjects = parseAllDocuments(textOf('deploy/kubernetes-gateway.yaml')).map(
  (document) => document.toJS() as KubernetesObject & { spec: Record<string, unknown> },
)

/** Every variable the site reads. */
export const VARIABLES = variables.map(([, { name }]) => name)
