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
}
export type Compose = { services: Record<string, Service>; volumes: object; networks: object }
export const compose = parse(textOf('deploy/compose.yaml'), { merge: true }) as Compose

export type KubernetesObject = { apiVersion: string; kind: string; metadata: { name: string } }
export const kubernetes = ['kubernetes', 'kubernetes-secret'].flatMap((name) =>
  parseAllDocuments(textOf(`deploy/${name}.yaml`)).map((document) => document.toJS() as KubernetesObject),
)

/** Every variable the site reads. */
export const VARIABLES = variables.map(([, { name }]) => name)
