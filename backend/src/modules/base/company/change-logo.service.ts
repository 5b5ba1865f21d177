import { readFile } from 'node:fs/promises';
import { LOGO_BOX } from '@dispatch/domain/invoices/invoice-settings';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import type { ReceivedFile } from '../../../http/files/received-file';
import { ImageProcessor } from '../../../images/image-processor';
import { KeepFiles } from '../kept-files/keep-files';
import { ChangeProfileService } from './change-profile.service';
import type { CompanyProfileAnswer } from './company-profile.schema';

/** Replaces or removes the logo. The old file is deleted after a day. */
@Injectable()
export class ChangeLogoService {
  constructor(
    private readonly profile: ChangeProfileService,
    private readonly files: KeepFiles,
    private readonly images: ImageProcessor,
  ) {}

  /** @throws AppError stale_version, not_a_photo, image_too_costly, images_busy, storage_full, storage_unavailable */
  async replace(
    actor: Actor,
    version: number | null,
    file: ReceivedFile,
  ): Promise<CompanyProfileAnswer> {
    const source = { read: () => readFile(file.path), signal: file.signal };
    const logo = await this.images.makeFiles(source, [{ box: LOGO_BOX }]);
    return this.files.keep(logo, (_tx, [logoHash]) =>
      this.profile.change(actor, version, { logoHash }),
    );
  }

  /** @throws AppError stale_version */
  remove(actor: Actor, version: number | null): Promise<CompanyProfileAnswer> {
    return this.profile.change(actor, version, { logoHash: null });
  }
}
