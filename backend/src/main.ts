import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, ApiProperty, ApiOkResponse } from '@nestjs/swagger';
import { IsInt } from 'class-validator';
class Dto { @ApiProperty({type:'integer'}) @IsInt() id!: number }
@Controller('x') class X { @Get() @ApiOkResponse({type: Dto}) get(): Dto { return { id: 1 }; } }
@Module({ controllers: [X] }) class App {}
async function main() {
  const app = await NestFactory.create<NestFastifyApplication>(App, new FastifyAdapter(), { logger: ['error'] });
  const doc = SwaggerModule.createDocument(app, new DocumentBuilder().build());
  console.log(JSON.stringify(doc));
  await app.listen(0);
  console.log(await (await fetch(await app.getUrl() + '/x')).json());
  await app.close();
}
void main();
