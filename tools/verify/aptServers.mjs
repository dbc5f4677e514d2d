import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { run } from '../../deploy/prepare.mjs'

/** Says no to packages that would start a server of their own; container images have one already. */
const POLICY = '/usr/sbin/policy-rc.d'
/** Seconds; without a network neither may hold the gate up. */
const [UPDATE_S, INSTALL_S] = [60, 180]

export const hasApt = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

/** @param packages names of Debian */
export async function installWithApt(packages, print) {
  const isOurs = !existsSync(POLICY)
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  const apt = (seconds, ...args) =>
    run('timeout', [String(seconds), 'apt-get', '-qq', ...args], { DEBIAN_FRONTEND: 'noninteractive' }, print)
  try {
    // Where the lists cannot be had anew, the old ones may do.
    await apt(UPDATE_S, 'update')
    await apt(INSTALL_S, 'install', '--no-install-recommends', ...packages)
  } finally {
    if (isOurs) rmSync(POLICY)
  }
}
