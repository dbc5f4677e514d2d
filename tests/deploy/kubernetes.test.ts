import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Secret, Service } from 'kubernetes-models/v1'
import { expect, test } from 'vitest'
import { gatewayObjects, kubernetes, textOf, VARIABLES } from './deployFiles'

/** Kubernetes' own OpenAPI schemas, as kubernetes-models carries them. No cluster runs where we develop. */
const MODELS = {
  ConfigMap,
  Secret,
  Deployment,
  PodDisruptionBudget,
  Service,
  Ingress,
  NetworkPolicy,
  HorizontalPodAutoscaler,
}

const find = (kind: keyof typeof MODELS) => {
  const found = kubernetes.find((one) => one.kind === kind)
  if (!found) throw new Error(`there is no ${kind}`)
  return found
}
const deployment = new Deployment(find('Deployment'))
const pod = deployment.spec?.template.spec
const container = pod?.containers[0]
const config = new ConfigMap(find('ConfigMap')).data ?? {}
const secret = new Secret(find('Secret')).stringData ?? {}

test.each(kubernetes.map((one) => [one.kind, one] as const))('%s is one by its schema', (kind, object) => {
  const Model = MODELS[kind as keyof typeof MODELS]
  expect(Model.is(object as never)).toBe(true)
  expect(() => new Model(object as never).validate()).not.toThrow()
})

test('the schemas refuse what is wrong', () => {
  const wrong = structuredClone(find('Deployment')) as unknown as { spec: { replicas: unknown } }
  wrong.spec.replicas = 'two'
  expect(() => new Deployment(wrong as never).validate()).toThrow()
})

test('the site reads every variable it is given, and no secret value is committed', () => {
  for (const name of [...Object.keys(config), ...Object.keys(secret)]) expect(VARIABLES).toContain(name)
  expect(Object.keys(secret)).toEqual(expect.arrayContaining(['DATABASE_URL', 'REDIS_URL', 'TOKEN_SECRET']))
  expect(new Set(Object.values(secret))).toEqual(new Set(['REPLACE_ME']))
  expect(Object.keys(config).filter((name) => /PASSWORD|SECRET|TOKEN|_URL$/.test(name))).toEqual(['SITE_URL'])
})

test('probes, service and ingress lead to the port the site listens on', () => {
  expect(container?.ports?.[0]).toMatchObject({ name: 'http', containerPort: Number(config.PORT) })
  const [service, ingress] = [new Service(find('Service')), new Ingress(find('Ingress'))]
  expect(service.spec?.ports?.[0]?.targetPort).toBe('http')
  expect(service.spec?.selector).toEqual(deployment.spec?.template.metadata?.labels)
  expect(deployment.spec?.selector.matchLabels).toEqual(deployment.spec?.template.metadata?.labels)
  const backend = ingress.spec?.rules?.[0]?.http?.paths[0]?.backend.service
  expect(backend).toEqual({ name: service.metadata?.name, port: { name: 'http' } })
})

test('the gateway leads to the same service, host and certificate as the ingress, over https alone', () => {
  const [gateway, redirect, route] = gatewayObjects
  const ingress = new Ingress(find('Ingress'))
  expect(gatewayObjects.map(({ kind, apiVersion }) => [kind, apiVersion.split('/')[0]])).toEqual(
    ['Gateway', 'HTTPRoute', 'HTTPRoute'].map((kind) => [kind, 'gateway.networking.k8s.io']),
  )
  const host = ingress.spec?.rules?.[0]?.host
  expect(redirect?.spec).toMatchObject({ hostnames: [host], parentRefs: [{ sectionName: 'http' }] })
  expect(route?.spec).toMatchObject({
    ...{ hostnames: [host], parentRefs: [{ name: gateway?.metadata.name, sectionName: 'https' }] },
    rules: [{ backendRefs: [{ name: find('Service').metadata.name, port: 80 }] }],
  })
  expect(gateway?.spec.listeners).toMatchObject([
    { name: 'http', hostname: host },
    { name: 'https', tls: { certificateRefs: [{ name: ingress.spec?.tls?.[0]?.secretName }] } },
  ])
})

test('headers that only a proxy of the operator may set come from no visitor, in every way to the site', () => {
  const dropped = [...textOf('deploy/nginx/site.conf').matchAll(/proxy_set_header (\S+) "";/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'Connection')
  expect(dropped.length).toBeGreaterThan(5)
  for (const name of dropped) {
    expect(textOf('deploy/Caddyfile')).toContain(`header_up -${name}\n`)
    expect(textOf('deploy/kubernetes-gateway.yaml')).toContain(`- ${name}\n`)
  }
})

test('a pod is restarted when it does not live and left alone while it is not ready', () => {
  const path = (probe: 'startupProbe' | 'livenessProbe' | 'readinessProbe') =>
    container?.[probe]?.httpGet?.path
  expect(path('startupProbe')).toBe('/api/site/live')
  expect(path('livenessProbe')).toBe('/api/site/live')
  expect(path('readinessProbe')).toBe('/api/site/ready')
})

test('an apply of the manifest leaves the secret of the cluster as it is', () => {
  expect(textOf('deploy/kubernetes.yaml')).not.toContain('kind: Secret')
  expect(container?.envFrom).toContainEqual({ secretRef: { name: find('Secret').metadata.name } })
})

test('a pod is given the time its end may take', () => {
  const requestsUnderWay = 25
  expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(
    Number(config.SHUTDOWN_DELAY_SECONDS) + requestsUnderWay,
  )
})

test('there are two pods, one of which stays through a disruption, and neither may change its image', () => {
  expect(deployment.spec?.replicas).toBeUndefined()
  expect(new HorizontalPodAutoscaler(find('HorizontalPodAutoscaler')).spec?.minReplicas).toBe(2)
  expect(container?.securityContext).toMatchObject({
    ...{ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true },
    capabilities: { drop: ['ALL'] },
  })
  expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true })
  expect(container?.volumeMounts?.map(({ mountPath }) => mountPath)).toContain(config.DATA_DIR)
})

test('the pods are reached at their port alone, and they do not reach the cloud’s metadata', () => {
  const { spec } = new NetworkPolicy(find('NetworkPolicy'))
  expect(spec?.podSelector).toEqual(deployment.spec?.selector)
  expect(spec?.policyTypes).toEqual(['Ingress', 'Egress'])
  expect(spec?.ingress?.flatMap(({ ports }) => ports)).toEqual([{ protocol: 'TCP', port: 'http' }])
  for (const { from } of spec?.ingress ?? []) expect(from?.length).toBeGreaterThan(0)
  const blocks = spec?.egress?.flatMap(({ to = [] }) => to.map(({ ipBlock }) => ipBlock))
  expect(blocks).toContainEqual({ cidr: '0.0.0.0/0', except: ['169.254.0.0/16'] })
})

test('a pod has a bound of processor, memory and disk', () => {
  expect(Object.keys(container?.resources?.limits ?? {}).sort()).toEqual([
    'cpu',
    'ephemeral-storage',
    'memory',
  ])
})
