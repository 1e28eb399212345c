import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

export type Certificate = { certificate: string; key: string }

/** A certificate for this machine, signed by itself. */
export function makeCertificate(folder: string): Certificate {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-out', certificate, '-keyout', key],
    ],
    { stdio: 'ignore' },
  )
  return { certificate, key }
}
