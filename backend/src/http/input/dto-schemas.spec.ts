import { Body, Controller, Get, Module, Post, Query, type Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { NestFactory } from '@nestjs/core';
import { z } from 'zod';
import { dto } from './dto';
import { useDtoSchemas, useSchemasOf } from './dto-schemas';

const NoteBody = z.strictObject({ note: z.string() });
class NoteDto extends dto(NoteBody) {}
class PlainNote {
  readonly note!: string;
}

@Controller()
class NotesController {
  @Post()
  add(@Body() { note }: NoteDto): string {
    return note;
  }
}

@Controller()
class UncheckedBodyController {
  @Post()
  add(@Body() { note }: PlainNote): string {
    return note;
  }
}

@Controller()
class UncheckedQueryController {
  @Get()
  find(@Query() { note }: PlainNote): string {
    return note;
  }
}

@Module({ controllers: [NotesController] })
class CheckedModule {}
@Module({ imports: [CheckedModule], controllers: [UncheckedBodyController] })
class UncheckedBodyModule {}
@Module({ imports: [CheckedModule], controllers: [UncheckedQueryController] })
class UncheckedQueryModule {}

async function startWith(module: Type<unknown>): Promise<void> {
  const app = await NestFactory.createApplicationContext(module, { logger: false });
  try {
    useDtoSchemas(app);
  } finally {
    await app.close();
  }
}

it('gives a body the schema of its class', () => {
  useSchemasOf(NotesController);
  const routeArguments = Reflect.getMetadata(ROUTE_ARGS_METADATA, NotesController, 'add') as object;
  expect(Object.values(routeArguments)).toMatchObject([{ schema: NoteBody }]);
});

it('stops the start of an application with a body or query whose class has no schema', async () => {
  await expect(startWith(CheckedModule)).resolves.toBeUndefined();
  await expect(startWith(UncheckedBodyModule)).rejects.toThrow(
    'UncheckedBodyController.add takes a body or query without a DTO class',
  );
  await expect(startWith(UncheckedQueryModule)).rejects.toThrow(
    'UncheckedQueryController.find takes a body or query without a DTO class',
  );
});
