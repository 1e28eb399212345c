/** What a command does not do, with the sentence that says why. */
export class ReleaseError extends Error {}

/** The sentences for what the file system answers. */
const SENTENCES: Record<string, string> = {
  EISDIR: 'is a folder',
  ENOTDIR: 'is in no folder',
  ENOENT: 'is in no folder that exists',
  EACCES: 'may not be read or written',
  EPERM: 'may not be read or written',
  EROFS: 'is on a disk that takes no writes',
  ENOSPC: 'has no space left on its disk',
  ELOOP: 'is a link that leads to itself',
  ENAMETOOLONG: 'has a name that is too long',
}

/**
 * Runs work on a file.
 *
 * @throws {ReleaseError} where the file system does not allow it.
 */
export function withFile<Result>(path: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    const sentence = SENTENCES[(error as NodeJS.ErrnoException).code ?? '']
    throw sentence ? new ReleaseError(`${path} ${sentence}.`) : error
  }
}
