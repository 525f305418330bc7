/** An address does not have the file. Another address may. */
export class DownloadRefused extends Error {
  override readonly name = 'DownloadRefused';
}

/** The transfer failed for a reason that may pass. What has arrived is kept, and the next attempt resumes there. */
export class DownloadInterrupted extends Error {
  override readonly name = 'DownloadInterrupted';
}
