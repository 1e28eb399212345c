import { ConfigError } from '../config/config'
import type { Tracing } from './tracing'

/**
 * Loads the packages of OpenTelemetry, which are installed only where traces are wanted.
 *
 * @throws {ConfigError} if they are missing
 */
export async function loadTracing(engine: 'sqlite' | 'postgresql'): Promise<Tracing> {
  try {
    return (await import('./start-tracing')).startTracing(engine)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new ConfigError(
      'OTEL_EXPORTER_OTLP_ENDPOINT asks for traces, and the packages that export them are not installed: ' +
        'run `node tools/install.mjs --tracing`.',
    )
  }
}
